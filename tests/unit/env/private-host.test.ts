import { expect, it } from 'vitest';
import { isPrivateHost } from '@/lib/env/private-host';

it.each([
  'localhost',
  'shop.localhost',
  'mac.local',
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.9.9',
  '192.168.0.9',
  '[::1]',
  'fd00::1',
  'fe80::1',
  'site.internal',
  'nas.home.arpa',
  '0.0.0.0',
])('takes %s for this network', (host) => expect(isPrivateHost(host)).toBe(true));

it.each([
  'example.com',
  'localhost.example.com',
  '172.32.0.1',
  '11.0.0.1',
  '8.8.8.8',
  '2001:db8::1',
  'mylocal',
  '10.example.com',
  'fd.example.com',
  'localhost.localdomain.com',
])('takes %s for the outside', (host) => expect(isPrivateHost(host)).toBe(false));
