import { getLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';

type PostFormProps = {
  action: `/api/${string}`;
  className?: string;
  /** Where it has a file. */
  encType?: 'multipart/form-data';
  children: ReactNode;
};

/** A form that posts without a script of ours; its route answers in the language of the page. */
export async function PostForm({ action, ...form }: PostFormProps) {
  const address = `${action}${action.includes('?') ? '&' : '?'}locale=${await getLocale()}`;
  return <form {...form} action={address} method="post" />;
}

type PostButtonProps = { label: string; look?: ButtonLook; className?: string };

/** The button that sends such a form. */
export function PostButton({ label, look = 'secondary', className = '' }: PostButtonProps) {
  return (
    <button type="submit" className={`${buttonClass[look]} ${className}`.trim()}>
      {label}
    </button>
  );
}
