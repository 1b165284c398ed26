import { toSatang } from '@/lib/catalog/money';
import { deviceForm, receiveAtDesk } from '@/lib/desk/desk-repair-forms';
import { reviseQuote } from '@/lib/documents/revise-quote';
import { repairsAtDesk } from '@/lib/repairs/desk-repairs';

/** What is wrong with each, and what its repair costs in baht, where somebody has looked at it. */
const brought = [
  { key: 'd'.repeat(32), device: 'โน้ตบุ๊กเปิดไม่ติด มีสายชาร์จมาด้วย (ตัวอย่าง)', price: 2500 },
  { key: 'e'.repeat(32), device: 'Printer, paper jams (sample)', price: undefined },
];

/** A device whose price waits for its customer, and one that nobody has looked at. @returns a line for each */
export async function devices(): Promise<string[]> {
  for (const { key, device, price } of brought) {
    const fields = {
      key,
      device,
      item: 'computer-repair-repair',
      locale: 'th',
      name: 'Malee Suksan (sample)',
    };
    const form = deviceForm.parse({ ...fields, email: '', phone: '0800000002' });
    await receiveAtDesk({ reference: '', person: 'Demo', form, isOnOrder: false });
    const quote = (await repairsAtDesk()).find((each) => each.device === device)?.quote;
    if (quote && price)
      await reviseQuote({ number: quote, prices: new Map([[1, toSatang(price)]]), person: 'Demo' });
  }
  return (await repairsAtDesk()).map(({ number, state }) => `device  ${number}  ${state}`);
}
