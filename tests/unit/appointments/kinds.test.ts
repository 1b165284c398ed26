import { describe, expect, it } from 'vitest';
import { kindsOfOrder } from '@/lib/appointments/kinds';

const job = { item: 'one', state: 'ours', stage: 0, stages: [{ stage: 'visit' }, { stage: 'install' }] };

const line = (type: string, id = 'one') => ({ id, type });

describe('the appointments that an order wants', () => {
  it('are a visit for cameras, a drop-off for repairs, each once, and none for what is made without seeing anything', () => {
    expect(kindsOfOrder({ lines: [line('cctv'), line('network')] }, [])).toEqual(['visit']);
    expect(kindsOfOrder({ lines: [line('data-recovery'), line('pos')] }, [])).toEqual(['drop-off', 'visit']);
    expect(kindsOfOrder({ lines: [line('seo')] }, [])).toEqual([]);
  });

  it('are a visit while the work has come to one', () => {
    expect(kindsOfOrder({ lines: [line('crm')] }, [job])).toEqual(['visit']);
    expect(kindsOfOrder({ lines: [line('crm')] }, [{ ...job, stage: 1 }])).toEqual([]);
    expect(kindsOfOrder({ lines: [line('crm')] }, [{ ...job, state: 'cancelled' }])).toEqual([]);
  });

  it('are none for work that is done, and one again for a fault of it', () => {
    const lines = [line('pos'), line('computer-repair', 'two')];
    expect(kindsOfOrder({ lines }, [{ ...job, state: 'done', stage: 3 }])).toEqual(['drop-off']);
    expect(kindsOfOrder({ lines }, [{ ...job, stage: 3 }])).toEqual(['visit', 'drop-off']);
  });
});
