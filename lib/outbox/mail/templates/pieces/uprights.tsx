import { colours } from '../mail-colours';
import { ground, MailTable } from '../mail-parts';

type UprightsProps = { count?: 1 | 2; width: `${number}`; height: `${number}`; beside: `${number}%` };

/** The ropes that a thing hangs on, or the posts that it stands on. */
export function Uprights({ count = 2, width, height, beside }: UprightsProps) {
  const upright = (
    <td
      {...ground(colours.ink)}
      className="rope"
      width={width}
      height={height}
      style={{ background: colours.ink, fontSize: '0', lineHeight: '0' }}
    />
  );
  return (
    <div data-skip-in-text="true">
      <MailTable>
        <tr>
          <td width={beside} />
          {upright}
          {count === 2 && (
            <>
              <td />
              {upright}
            </>
          )}
          <td width={beside} />
        </tr>
      </MailTable>
    </div>
  );
}
