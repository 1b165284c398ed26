/** Which sending of a row of the outbox a mail is: `resends` counts how often a person had it sent anew. */
export type Sending = { id: string; resends: number };

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-(\d{1,4}))?$/;

/** The id of the mail that a sending is: what is sent anew is another mail for the provider, which would else take it for a repetition. */
export function mailIdOf({ id, resends }: Sending): string {
  return resends === 0 ? id : `${id}-${resends}`;
}

/** The sending that a mail is: the way back of {@link mailIdOf}. @returns undefined for what is no id of ours */
export function sendingOf(mailId: string): Sending | undefined {
  const [, id, resends = '0'] = pattern.exec(mailId) ?? [];
  return id === undefined ? undefined : { id, resends: Number(resends) };
}
