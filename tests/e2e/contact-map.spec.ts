import { company } from '@/lib/company/company';
import { directionsUrl, mapFrameUrl } from '@/lib/company/contact-links';
import { expect, sharedSiteTest as test } from '../support/site';

test('the map of another company is fetched when it is asked for, and not before', async ({
  page,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await page.route(mapFrameUrl, (route) =>
    route.fulfill({ contentType: 'text/html', body: company.address }),
  );
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', directionsUrl);
  await expect(page.getByRole('main').getByText(company.address).first()).toBeVisible();
  expect([foreign, await page.locator('iframe').count()]).toEqual([[], 0]);

  await page.getByRole('button', { name: 'Load the map' }).click();
  const map = page.getByTitle('Map with our address');
  await expect(map).toHaveAttribute('src', mapFrameUrl);
  await expect(map.contentFrame().getByText(company.address)).toBeVisible();
  expect(new Set(foreign)).toEqual(new Set([mapFrameUrl]));
});
