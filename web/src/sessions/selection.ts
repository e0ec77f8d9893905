import { useSearchParams } from 'react-router'
import { fromStorage, toStorage } from './session.ts'

/**
 * The entries by which the specification (§2) hands an item from screen to screen. Addresses carry their ids (`?id=`);
 * an entry is only the fallback for an address without one, so an entry comes with the screen that reads it (0052). All of
 * them go at sign-out.
 */
export const SELECTIONS = [
  'editAsset',
  'editAssetStep',
  'viewAsset',
  'signup',
  'addResidentialAsset',
  'addCommercialAsset',
  'searchToSave',
  'addBusiness',
  'paymentSubAccount',
  'viewDocument',
  'documentFolder',
  'sharedFolder',
  'sharedRootFolder',
  'documentSharedUsers',
  'documentsToShare',
  'viewAgreement',
  'viewApplication',
  'applicationForm',
] as const
export type Selection = (typeof SELECTIONS)[number]

const key = (selection: Selection) => `selection.${selection}`

/** What was remembered, as JSON read back, or null. Whoever reads checks its shape: it may be of an older version. */
export function selected(selection: Selection): unknown {
  return fromStorage(key(selection))
}

export function select(selection: Selection, value: unknown): void {
  toStorage(key(selection), value)
}

export function clearSelections(): void {
  for (const selection of SELECTIONS) toStorage(key(selection), null)
}

/** The id that a screen is about: its address's, else the one remembered. */
export function selectedId(search: URLSearchParams, selection: Selection): string | null {
  const remembered = selected(selection)
  return search.get('id') ?? (typeof remembered === 'string' ? remembered : null)
}

export function useSelectedId(selection: Selection): string | null {
  const [search] = useSearchParams()
  return selectedId(search, selection)
}
