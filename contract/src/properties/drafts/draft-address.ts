/** `1808 Kinney Ave, Unit B`, as far as it is typed. */
export function draftAddress({ Address1, UnitNumber }: { Address1: string | null; UnitNumber: string | null }): string | null {
  const [street, unit] = [Address1?.trim(), UnitNumber?.trim()]
  return [street, unit && `Unit ${unit}`].filter(Boolean).join(', ') || null
}
