type TradeSign = {
  /** What names of such places say, in our languages; Thai has no spaces, so that its words may stand anywhere. */
  words: RegExp;
  /** Stands on the sun of the home board, which reaches 112 units from its middle. */
  cut: string;
};

/** The first whose words a name has is its own: a barber before a bar, a coffee house before a house. */
const tradeSigns: readonly TradeSign[] = [
  {
    words: /\b(?:barber|salon|hair|beauty|nails?\b|kapper|friseur|peluquer)|บาร์เบอร์|ตัดผม|เสริมสวย|ซาลอน|ทำเล็บ/,
    cut: 'M-46-84H46V-62H-46zM-46 62H46V84H-46zM-34-54H-8L34-30V-6L-34-46zM-34-32L34 8V32L-34-8zM-34 6L34 46V54H8L-34 30zM12-54H34V-42zM-34 42L-14 54H-34z',
  },
  {
    words: /\b(?:div(?:e|ers?|ing)\b|scuba|snorkel|tauch|buceo|duik)|ดำน้ำ/,
    cut: 'M-76-48H38Q52-48 52-34V4Q52 32 28 32H10L-14 8-38 32H-64Q-90 32-90 4V-34Q-90-48-76-48zM-70-32Q-74-32-74-26V4Q-74 16-62 16H-46L-24-6V-32zM-8-32V-6L16 16H24Q36 16 36 4V-26Q36-32 32-32zM60-80H78V26Q78 76 28 76H-22V58H28Q60 58 60 26z',
  },
  {
    words: /\b(?:massage|spa\b|wellness|yoga|masaje)|นวด|สปา|โยคะ/,
    cut: 'M0-72Q34-28 0 34-34-28 0-72zM-44-52Q-8-26-8 38-58 14-44-52zM44-52Q8-26 8 38 58 14 44-52zM-88-8Q-40-12-16 46-76 52-88-8zM88-8Q40-12 16 46 76 52 88-8zM-52 60H52V74H-52z',
  },
  {
    words:
      /\b(?:hotel|hostel|resort|guest ?house|inn\b|suites?\b|pension|posada)|โรงแรม|รีสอร์ท|โฮสเทล|โฮเทล|เกสต์เฮาส์|ที่พัก|ห้องพัก/,
    cut: 'M-86-44H-68V14H86V62H68V40H-68V62H-86zM-56 2V-14Q-56-26-44-26H-26Q-14-26-14-14V2zM-4 2V-30H62Q86-30 86-6V2zM34-90A30 30 0 1 0 66-52 26 26 0 0 1 34-90z',
  },
  {
    words: /\b(?:seafood|fish|crab|lobster|prawn|sushi|pescad|marisc)|ซีฟู้ด|อาหารทะเล|ปลา|กุ้ง|ซูชิ/,
    cut: 'M-92 0Q-42-64 24-42 44-32 54-16L90-48V48L54 16Q44 32 24 42-42 64-92 0zM-54-16A10 10 0 1 0-53.9-16zM-20-38Q2 0-20 38H-7Q17 0-7-38z',
  },
  {
    words:
      /\b(?:coffee|caf[eé]|espresso|tea\b|bak(?:ery|er\b|kerij)|b[aä]cker|kaffee|koffie)|กาแฟ|คาเฟ่|คอฟฟี่|เบเกอรี่/,
    cut: 'M-70-24H44V-10H54A28 28 0 0 1 54 46H40Q24 70 0 70H-26Q-70 66-70 14zM44 8V28H54A10 10 0 0 0 54 8zM-42-38Q-58-52-44-64-34-74-44-88H-26Q-16-74-28-62-38-52-24-38zM2-38Q-14-52 0-64 10-74 0-88H18Q28-74 16-62 6-52 20-38z',
  },
  {
    words: /\b(?:karaoke|disco|club|music|jazz|live\b)|คาราโอเกะ|คลับ|ดนตรี|มิวสิค/,
    cut: 'M-34-64L70-82V34A28 24 0 1 1 50 12V-34L-14-24V54A28 24 0 1 1-34 32z',
  },
  {
    words: /\b(?:bars?\b|pub\b|beer|cocktail|wine|lounge|tavern|brew|rooftop)|บาร์|ผับ|เบียร์|เหล้า/,
    cut: 'M-66-58H66L9 8V56H42V74H-42V56H-9V8zM-38-44L0 0 38-44zM12-58L34-92 46-84 28-58z',
  },
  {
    words:
      /\b(?:noodle|restaura|kitchen|food|grill|bistro|diner|eatery|pizza|burger|cocina|küche|keuken|eetcafé)|ครัว|อาหาร|เตี๋ยว|ข้าว|ส้มตำ|หมูกระทะ|ปิ้งย่าง|บะหมี่/,
    cut: 'M-84-4H84Q78 50 34 62V78H-34V62Q-78 50-84-4zM-60 16Q-50 38-30 46L-24 34Q-40 26-44 16zM-14-16L50-92 64-84 6-16zM22-16L78-74 88-64 42-16zM-60-16Q-74-32-60-46-50-58-60-72H-42Q-32-58-44-44-54-32-40-16z',
  },
  {
    words: /\b(?:gym|fitness|boxing|muay|crossfit)|มวย|ยิม|ฟิตเนส/,
    cut: 'M-86-22H-70V22H-86zM-64-44H-40V44H-64zM-34-10H34V10H-34zM40-44H64V44H40zM70-22H86V22H70z',
  },
  {
    words: /\b(?:bikes?\b|motor|scooter|rental|garage|moped)|มอเตอร์ไซค์|รถเช่า|เช่ารถ|อู่/,
    cut: 'M-88 18Q-84-22-50-22H-6L6 18H24L36-46H20V-64H52L68 18Q44 16 36 40H-18Q-20 12-52 12-70 12-80 24zM-86-44H-8V-30H-86zM-52 24A28 28 0 1 0-51.9 24zM-52 42A10 10 0 1 1-52.1 42zM64 24A28 28 0 1 0 64.1 24zM64 42A10 10 0 1 1 63.9 42z',
  },
  {
    words: /\b(?:boat|tours?\b|travel|yacht|sail|marina|cruise|barco)|เรือ(?!น)|ทัวร์/,
    cut: 'M-82 34H82L58 70H-58zM-6-88H6V28H-6zM14-74Q70-34 72 24H14zM-14-52V24H-64Q-54-24-14-52z',
  },
  {
    words:
      /\b(?:pharma|clinic|doctor|dental|dentist|apothe|farmacia|clínica|klini)|ร้านยา|ขายยา|เภสัช|คลินิก|ทันต/,
    cut: 'M-28-76H28V-28H76V28H28V76H-28V28H-76V-28H-28z',
  },
  {
    words: /\b(?:pets?\b|vet\b|dogs?\b|cats?\b|paws?\b)|สัตว์/,
    cut: 'M0-6Q30-6 46 32 58 66 26 66 12 66 0 60-12 66-26 66-58 66-46 32-30-6 0-6zM-62-34A17 22 0 1 0-61.9-34zM62-34A17 22 0 1 1 61.9-34zM-24-74A18 24 0 1 0-23.9-74zM24-74A18 24 0 1 1 23.9-74z',
  },
  {
    words: /\b(?:shop|store|mart\b|market|boutique|fashion|tienda|laden|winkel)|ร้าน|มาร์ท|ตลาด|บูติก/,
    cut: 'M-62-34H-36V-46A36 36 0 0 1 36-46V-34H62L76 76H-76zM-20-34H20V-46A20 20 0 0 0-20-46zM-34 24H34A34 34 0 0 0-34 24zM-46 36H46V50H-46z',
  },
  {
    words: /\b(?:real estate|propert|condo|villa|homes?\b|realty|inmobili|immobili|makelaar)|อสังหา|คอนโด|บ้าน/,
    cut: 'M0-82L86-4 74 8 62-2V70H-62V-2L-74 8-86-4zM-40 70H-6V16H-40zM12 16V44H42V16z',
  },
];

/** The sign of the trade that a name tells of, as a path; undefined where it tells of none. */
export function tradeSignOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return tradeSigns.find(({ words }) => words.test(lower))?.cut;
}
