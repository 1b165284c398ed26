'use client';

import ErrorPage from '../../[locale]/error';

export default ErrorPage;
