import { laterIsDone } from './collected-later';
import { staff } from './receipts-api';
import { jsonPost, routeContext } from './requests';
import type { OpenServer } from './server';
import { openServicesApi } from './services-api';
import { signedInAs } from './sign-in';

type Handler = (request: Request, context: ReturnType<typeof routeContext>) => Promise<Response>;

/** A server with the routes of appointments, those of customers and those of the desk. */
export async function openAppointmentsApi(settings: Record<string, string> = {}, open?: OpenServer) {
  const server = await openServicesApi(open, settings);
  const own = await import('@/app/api/appointments/[reference]/route');
  const key = await import('@/app/api/appointments/[reference]/key/route');
  const book = await import('@/app/api/desk/visits/route');
  const one = await import('@/app/api/desk/visits/[appointment]/route');
  const times = await import('@/app/api/desk/visits/times/route');
  const portal = await import('@/app/api/portal/appointments/[reference]/route');
  const { comingAppointments } = await import('@/lib/appointments/coming');
  const feed = await import('@/app/api/desk/visits/feed/route');
  const calendar = await import('@/app/api/calendars/[token]/route');
  const { ownAppointments } = await import('@/lib/appointments/own-appointments');
  const { appointmentsAtDesk, appointmentAtDesk } = await import('@/lib/appointments/desk-appointments');
  const { proofOf } = await import('@/lib/orders/order-key');
  const { doChores } = await import('@/lib/server/chores');

  const post = async (
    handler: Handler,
    path: string,
    params: Record<string, string>,
    body: object,
    cookie: string,
  ) => {
    const headers = { 'sec-fetch-site': 'same-origin', cookie, accept: 'text/html' };
    const response = await handler(
      jsonPost(`${path}?locale=th&page=${path.includes('QT-') ? 'quote' : 'order'}`, body, headers),
      routeContext(params),
    );
    await laterIsDone();
    return {
      status: response.status,
      location: response.headers.get('location') ?? '',
      cookies: response.headers.getSetCookie(),
      text: await response.text(),
    };
  };
  const atDesk = async (handler: Handler, part: string, params: Record<string, string>, body: object) =>
    post(handler, `/api/desk/visits${part}`, params, body, await signedInAs(staff));
  return {
    ...server,
    /** It is that moment in Pattaya, such as 2026-11-24T11:00. */
    at: (moment: string) => server.clock(new Date(`${moment}:00+07:00`)),
    own: async (reference: string, cookie: string) =>
      (await ownAppointments(proofOf(reference, cookie)))?.appointments ?? [],
    press: (reference: string, cookie: string, body: object) =>
      post(own.POST, `/api/appointments/${reference}`, { reference }, body, cookie),
    openWith: (reference: string, typed: string) =>
      post(key.POST, `/api/appointments/${reference}/key`, { reference }, { key: typed }, ''),
    coming: comingAppointments,
    /** Opens the page of an appointment from the portal. */
    open: async (reference: string, email: string) =>
      post(portal.POST, `/api/portal/appointments/${reference}`, { reference }, {}, await signedInAs(email)),
    book: (body: object) => atDesk(book.POST, '', {}, body),
    move: (appointment: string, what: string) =>
      atDesk(one.POST, `/${appointment}`, { appointment }, { what }),
    set: (body: object) => atDesk(times.POST, '/times', {}, body),
    renewFeed: () => atDesk(feed.POST, '/feed', {}, {}),
    feed: async (token: string) => {
      const response = await calendar.GET(
        new Request(`http://localhost:3000/api/calendars/${token}`),
        routeContext({ token }),
      );
      return {
        status: response.status,
        type: response.headers.get('content-type'),
        text: await response.text(),
      };
    },
    atDesk: appointmentsAtDesk,
    shown: appointmentAtDesk,
    remind: () => doChores(['appointments', 'outbox']),
  };
}

/** A visit on a Wednesday at noon, as the form of the page sends it. */
export const visit = {
  what: 'book',
  kind: 'visit',
  area: 'jomtien',
  start: '2026-11-25T05:00:00.000Z',
  address: '12/3 Soi 6',
};
