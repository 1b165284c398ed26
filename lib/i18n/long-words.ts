/**
 * Long words of headings, with the places where they may be divided. Browsers cannot be asked: Chromium divides no English word
 * that begins with a capital, and elsewhere only where the device has a dictionary.
 */
const longWords = [
  // English
  'recommen·dations',
  // German
  'alarm·anlagen',
  'Aktions·angebote',
  'Benach·richtigung',
  'Bestell·formular',
  'Bewegungs·melder',
  'Buchhaltungs·büro',
  'Buchhaltungs·software',
  'Buchungs·system',
  'Computer·reparatur',
  'Datenschutz·erklärung',
  'Einbruch·melder',
  'Einstiegs·preise',
  'Einzel·anfertigungen',
  'Empfeh·lungen',
  'Erst·einrichtung',
  'fehl·geschlagen',
  'Geschäfts·zeiten',
  'Hotel·veranstal·tungen',
  'Immobilien·makler',
  'Kamera·rekorder',
  'Karten·zahlungen',
  'Kassen·abschluss',
  'Konzept·arbeiten',
  'Monats·abschluss',
  'Netzwerk·installation',
  'Netzwerk·optimierung',
  'Netzwerk·probleme',
  'Netzwerk·sicherheit',
  'Notruf·nummern',
  'Quellensteuer·bescheinigung',
  'Rechts·grundlagen',
  'Sicherheits·hinweise',
  'Sicherheits·prüfung',
  'Sicherheits·tipps',
  'Touristen·polizei',
  'veröffent·lichen',
  'Veröffent·lichung',
  'Verschlüs·selung',
  'Vertrags·partner',
  'Video·überwachung',
  'Visitenkarten·bestellungen',
  'Weiter·leitungen',
  'Zahlungs·anbindung',
  'Zutritts·kontrolle',
  // Spanish
  'recomen·daciones',
  'responsa·bilidad',
  'video·grabadores',
  'video·vigilancia',
  // Dutch
  'aanbe·velingen',
  'aansprake·lijkheid',
  'alarm·nummers',
  'alarm·systemen',
  'bestel·formulier',
  'bewaar·termijnen',
  'bewakings·camera',
  'bewegings·detectie',
  'boekhoud·software',
  'camera·bewaking',
  'computer·reparatie',
  'door·verwijzingen',
  'gebieds·gerichte',
  'gestruc·tureerde',
  'hotel·evenementen',
  'houtskool·keuken',
  'huisartsen·praktijk',
  'inbraak·detectie',
  'kaart·betalingen',
  'netwerk·beveiliging',
  'netwerk·diensten',
  'netwerk·installatie',
  'netwerk·optimalisatie',
  'netwerk·problemen',
  'privacy·verklaring',
  'reclame·materiaal',
  'reserverings·systeem',
  'server·toegang',
  'sluitings·tijden',
  'telefoon·software',
  'toegangs·controle',
  'toegangs·gegevens',
  'toeristen·politie',
  'veel·voorkomende',
  'veiligheids·check',
  'veiligheids·tips',
  'zons·ondergang',
];

const places = longWords.flatMap((word) => {
  const parts = word.split('·');
  return parts
    .slice(1)
    .map((_, at) => `(?<=${parts.slice(0, at + 1).join('')})(?=${parts.slice(at + 1).join('')})`);
});
const anyPlace = new RegExp(places.join('|'), 'gi');

/** A heading whose long words carry soft hyphens; for the screen alone, since names and mails need the bare words. */
export function withSoftHyphens(text: string): string {
  return text.replace(anyPlace, '\u00ad');
}
