import { useEffect } from 'react';
import type { UseFormSetValue } from 'react-hook-form';
import type { Values } from '@/components/forms/use-submission';

/** Fills in the quantity that a link of this static page names, when it is followed. */
export function useQuantityLinks(setValue: UseFormSetValue<Values>): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLElement>('[data-print-quantity]') : null;
      if (link?.dataset.printQuantity) setValue('quantity', link.dataset.printQuantity);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [setValue]);
}
