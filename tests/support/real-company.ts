/** What an owner has set who has decided everything. */
export const realCompany = {
  company: {
    legalName: 'Sea View Digital Co., Ltd.',
    taxId: '0105556000009',
    email: 'hello@sea-view-digital.co.th',
    phone: '+66 38 412 733',
  },
  decisions: {
    websiteHosting: 3600,
    recoveryDiagnosis: 0,
    cameraBrands: undefined,
    serviceArea: ['pattaya'],
  },
  testimonials: { bar: { name: 'Malee', date: '2026-05-02', isSample: false } },
};
