'use client';

import { useEffect, useState } from 'react';
import { letteredName } from '@/lib/browser/lettered-name';

/** The name that the visitor has had lettered on the home page, once the page is live; empty where there is none. */
export function useLetteredName(): string {
  const [name, setName] = useState('');
  useEffect(() => setName(letteredName.read() ?? ''), []);
  return name;
}
