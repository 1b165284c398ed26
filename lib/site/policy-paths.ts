/** The pages that say on which terms we work and what becomes of personal data, without their language; light enough for islands. */
export const policyPaths = { terms: '/terms', privacy: '/privacy' } as const;
