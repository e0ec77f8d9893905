const LEGAL_FACTS: readonly string[] = ['LegalName', 'LicenseNumber', 'LicenseStateId', 'LicenseExpiresOn', 'Ein', 'RemoveEin']

/** What a business is by law: only its administrators change it. */
export function isLegalFact(field: string): boolean {
  return LEGAL_FACTS.includes(field)
}
