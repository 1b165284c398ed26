'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ToastAction } from './toast';

const milliseconds = 8000;

/** How long a toast with an action stays: eight seconds in which neither the pointer nor the focus is on it. */
export function useActionTime(action: ToastAction | undefined, onDismiss: () => void) {
  const button = useRef<HTMLButtonElement>(null);
  const [isHeld, setIsHeld] = useState(false);

  const leave = () => {
    onDismiss();
    action?.focusAfter?.();
  };

  useEffect(() => {
    if (action?.focusAfter) button.current?.focus();
  }, [action]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way out is a new function on every render, the clock is not
  useEffect(() => {
    if (!action || isHeld) return;
    const timer = setTimeout(onDismiss, milliseconds);
    return () => clearTimeout(timer);
  }, [action, isHeld]);

  const hold = () => setIsHeld(true);
  const release = () => setIsHeld(false);
  return {
    button,
    leave,
    cardProps: action && {
      onPointerEnter: hold,
      onPointerLeave: release,
      onFocus: hold,
      onBlur: release,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') leave();
      },
    },
  };
}
