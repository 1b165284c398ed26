'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

type FormAlertsProps = {
  failed: string | undefined;
  problems: readonly { name: string; label: string; text: string }[];
  /** How often it was tried to send the form: before the first try nothing is summed up. */
  attempts: number;
  summary: string;
};

/** What went wrong, above the form: the failure, and the fields to look at with links to them. It takes the focus after each try. */
export function FormAlerts({ failed, problems, attempts, summary }: FormAlertsProps) {
  const box = useRef<HTMLDivElement>(null);
  const isWrong = failed !== undefined || problems.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when a try ends, not when a field is mended
  useEffect(() => {
    if (attempts > 0 && isWrong) box.current?.focus();
  }, [attempts, failed]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="grid gap-4 empty:hidden" data-alerts>
      {failed && <Notice look="red" text={failed} />}
      {problems.length > 0 && attempts > 0 && (
        <Notice look="red" title={summary}>
          <ul className="mt-1 grid gap-1">
            {problems.map(({ name, label, text }) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="font-semibold underline underline-offset-4"
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(name)?.focus();
                  }}
                >
                  {label}
                </a>
                {`: ${text}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
