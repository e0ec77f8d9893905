import { CreateAgreementForm } from '@keystead/contract/agreements/agreements/agreement.forms.ts'
import { emptyMessage } from '@keystead/contract/text/messages.ts'
import { z } from 'zod'

export const ABOUTS = ['property', 'lease', 'connection'] as const
export type About = (typeof ABOUTS)[number]

export type Beginning = {
  TemplateId: string | null
  About: About
  AssetId: string | null
  LeaseId: string | null
  ConnectionId: string | null
}

/** What was chosen for another answer to the same question does not count. */
function inputOf({ TemplateId, About, AssetId, LeaseId, ConnectionId }: Beginning) {
  return {
    TemplateId,
    AssetId: About === 'property' ? AssetId : null,
    LeaseId: About === 'connection' ? null : LeaseId,
    ConnectionId: About === 'connection' ? ConnectionId : null,
  }
}

export const beginRules = z.custom<Beginning>().transform((beginning, context) => {
  const { About, AssetId, ConnectionId } = beginning
  const miss = (field: string, label: string) => context.addIssue({ code: 'custom', path: [field], message: emptyMessage(label) })
  if (About === 'property' && AssetId === null) miss('AssetId', 'Property')
  if (About === 'connection' && ConnectionId === null) miss('ConnectionId', 'Connection')
  if (beginning.TemplateId === null) miss('TemplateId', 'Template')
  const parsed = CreateAgreementForm.safeParse(inputOf(beginning))
  if (parsed.success) return parsed.data
  if (beginning.TemplateId !== null)
    for (const { path, message } of parsed.error.issues) context.addIssue({ code: 'custom', path: [...path], message })
  return z.NEVER
})
