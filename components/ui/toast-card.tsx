'use client';

import { Icon } from './icon';
import type { Toast } from './toast';
import { useActionTime } from './use-action-time';

type ToastCardProps = {
  toast: Toast;
  isVisible: boolean;
  dismissLabel: string;
  onDismiss: () => void;
};

/** One toast, 350 px wide at most: what happened, what can be done about it, and a way to be rid of it. */
export function ToastCard({
  toast: { text, kind, action },
  isVisible,
  dismissLabel,
  onDismiss,
}: ToastCardProps) {
  const { button, leave, cardProps } = useActionTime(action, onDismiss);
  return (
    <div
      {...cardProps}
      hidden={!isVisible}
      data-toast={kind}
      className="group flex w-full max-w-[350px] items-center gap-3 rounded-board bg-ink ps-4 font-medium text-wall leading-snug [--focus:currentColor] data-[toast=error]:bg-red data-[toast=error]:text-on-red"
    >
      <span
        aria-hidden="true"
        className="size-4.5 shrink-0 rounded-full bg-mango group-data-[toast=error]:bg-current"
      />
      <span className="grow py-3.5">{text}</span>
      {action && (
        <button
          ref={button}
          type="button"
          className="min-h-12 shrink-0 px-2 font-semibold underline underline-offset-4"
          onClick={() => {
            action.run();
            leave();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={dismissLabel}
        className="grid size-12 shrink-0 place-items-center"
        onClick={leave}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
