/** What the mail about a server access form holds. */
export const sampleAccess = {
  reference: 'PT-4CC322',
  client_name: 'Somchai Jaidee',
  project_name: 'Hotel Sea View',
  website_url: 'https://hotel.example.com',
  hosting_provider: 'Hoster',
  domain_registrar: 'Registrar',
  encrypted: '-----BEGIN AGE ENCRYPTED FILE-----\n',
};
