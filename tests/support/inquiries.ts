import type { Page } from '@playwright/test';

/** Fills the fields of a form by their names; choices by their ids. */
export async function fillFields(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form[action] [name="${name}"]`);
    const isChoice = (await field.evaluate((element) => element.tagName)) === 'SELECT';
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

/** What a visitor writes into the contact form, beside the subject. */
export const inquiry = {
  name: 'Somchai Jaidee',
  email: 'somchai@example.com',
  phone: '+66 81 234 5678',
  businessType: 'hotel',
  budget: '100-200',
  timeframe: '3-months',
  message: 'A website for 12 rooms.',
};
