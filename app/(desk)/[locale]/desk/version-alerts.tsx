import { FormAlerts } from '@/components/forms/form-alerts';
import { buttonClass } from '@/components/ui/button-class';

type VersionAlertsProps = {
  failed: string | undefined;
  problems: readonly { name: string; label?: string; text: string }[];
  attempts: number;
  summary: string;
  /** Where what a colleague saved meanwhile can be read beside what was typed; only once one was faster. */
  newest: { href: string; label: string } | undefined;
};

/** What went wrong with a form that holds what somebody read before. That it is outdated is no field to look at. */
export function VersionAlerts({ failed, problems, attempts, summary, newest }: VersionAlertsProps) {
  return (
    <>
      <FormAlerts
        failed={failed}
        problems={problems.flatMap(({ name, label = name, text }) =>
          name === 'version' ? [] : [{ name, label, text }],
        )}
        attempts={attempts}
        summary={summary}
      />
      {newest && (
        <a href={newest.href} target="_blank" rel="noreferrer" className={buttonClass.text}>
          {newest.label}
        </a>
      )}
    </>
  );
}
