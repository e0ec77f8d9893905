import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'

/** A sheet with nothing on it. */
export const emptyBody = (): TemplateBody => ({
  type: 'doc',
  content: [{ type: 'paragraph', attrs: { align: 'start' }, content: [] }],
})
