import { GetApplicationReferences } from '@keystead/contract/applications/references/reference.operations.ts'
import type { ReferenceRequest } from '@keystead/contract/applications/references/reference.schemas.ts'
import { useCall } from '../../api/query.ts'
import type { ApplicationDetails } from '../applications/application-details.ts'

/** Whom the forms of an application name, and what became of asking them; nothing before one of those that may be read is submitted. */
export function useReferences({ ApplicationId, Applicants }: ApplicationDetails): readonly ReferenceRequest[] {
  const enabled = Applicants.some(({ State, IsReadable }) => State === 'submitted' && IsReadable)
  return useCall(GetApplicationReferences, { ApplicationId }, { enabled }).data?.Items ?? []
}

/** `2 of 3 references answered`, of those who were asked; null where no one was. */
export function countOf(references: readonly ReferenceRequest[]): { readonly asked: number; readonly answered: number } | null {
  const asked = references.filter(({ State }) => State !== null)
  return asked.length === 0 ? null : { asked: asked.length, answered: asked.filter(({ State }) => State === 'answered').length }
}
