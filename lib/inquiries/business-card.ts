import { z } from 'zod';
import { isPrinted, paperTypes, printQuantities } from '@/lib/catalog/print-estimate';
import {
  choiceField,
  emailField,
  optionalEmailField,
  optionalReferenceField,
  optionalTextField,
  optionalUrlField,
  phoneField,
  textField,
} from '@/lib/fields/fields';

const designTypes = ['new', 'existing'] as const;

/** The business card order form; shared by the form and its handler. */
export const businessCard = z
  .object({
    name: textField({ max: 200 }),
    email: emailField,
    phone: phoneField,
    company: optionalTextField({ max: 200 }),
    quantity: choiceField(printQuantities),
    paperType: choiceField(paperTypes),
    designType: choiceField(designTypes),
    designNotes: optionalTextField({ max: 2000, isMultiline: true }),
    cardName: textField({ max: 100 }),
    cardTitle: optionalTextField({ max: 100 }),
    cardCompany: textField({ max: 100 }),
    cardPhone: phoneField,
    cardEmail: optionalEmailField,
    cardWebsite: optionalUrlField,
    cardAddress: optionalTextField({ max: 300, isMultiline: true }),
    additionalInfo: optionalTextField({ max: 2000, isMultiline: true }),
    /** The order that paid for the cards, where they were bought in the cart. */
    orderReference: optionalReferenceField,
  })
  .refine(isPrinted, {
    path: ['paperType'],
    error: 'spot-uv-quantity',
  });

export type BusinessCard = z.infer<typeof businessCard>;
