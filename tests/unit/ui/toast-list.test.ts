import { expect, it } from 'vitest';
import { addToast, useToasts } from '@/components/ui/toast-list';

it('the list holds the twenty toasts that came last', () => {
  for (let count = 1; count <= 25; count++) addToast({ text: `${count}`, kind: 'success' });
  const shown = useToasts.getState().toasts.map(({ text }) => text);
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([20, '6', '25']);
});
