import { describe, expect, it } from 'vitest';
import { kindsOfOrder } from '@/lib/appointments/kinds';

const job = { state: 'ours', stage: 0, stages: [{ stage: 'visit' }, { stage: 'install' }] };

describe('the appointments that an order wants', () => {
  it('are a visit for cameras, a drop-off for repairs, each once, and none for what is made without seeing anything', () => {
    expect(kindsOfOrder({ lines: [{ type: 'cctv' }, { type: 'network' }] }, [])).toEqual(['visit']);
    expect(kindsOfOrder({ lines: [{ type: 'data-recovery' }, { type: 'pos' }] }, [])).toEqual([
      'drop-off',
      'visit',
    ]);
    expect(kindsOfOrder({ lines: [{ type: 'seo' }] }, [])).toEqual([]);
  });

  it('are a visit while the work has come to one', () => {
    expect(kindsOfOrder({ lines: [{ type: 'crm' }] }, [job])).toEqual(['visit']);
    expect(kindsOfOrder({ lines: [{ type: 'crm' }] }, [{ ...job, stage: 1 }])).toEqual([]);
    expect(kindsOfOrder({ lines: [{ type: 'crm' }] }, [{ ...job, state: 'cancelled' }])).toEqual([]);
  });
});
