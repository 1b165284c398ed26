/** What was written in each field, beside its name. */
export function Written({ fields }: { fields: readonly { name: string; label: string; value: string }[] }) {
  return (
    <dl className="desk-answers">
      {fields.map(({ name, label, value }) => (
        <div key={name} className={value.length > 60 ? 'col-span-full' : undefined}>
          <dt>{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
