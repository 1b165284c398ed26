import type { ComponentProps } from 'react';

/** A small count on the corner of something; its meaning is in the label of what it sits on. */
export function Badge({ children, ...rest }: Omit<ComponentProps<'span'>, 'className'>) {
  return (
    <span
      {...rest}
      className="absolute top-0.5 -right-0.5 min-w-5.5 rounded-full bg-red px-1 text-center font-semibold text-badge text-on-red leading-5.5"
    >
      {children}
    </span>
  );
}
