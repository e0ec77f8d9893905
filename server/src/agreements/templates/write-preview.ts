import { mergeFieldLabel } from '@keystead/contract/agreements/templates/merge-fields.ts'
import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import { text as law } from '@keystead/contract/places/state-law/law-words.text.ts'
import type { PdfFrame } from '../../pdf/pdf-paper.ts'
import type { AgreementPaper } from '../../pdf/templates/agreement-paper.ts'
import type { LawRow } from '../../places/state-law/state-law.public.ts'
import type { DocumentBrand } from '../../platform/branding/branding.public.ts'
import type { Filling } from './set-body.ts'
import { setBody } from './set-body.ts'
import { text } from './template.text.ts'

type Previewed = {
  readonly name: string
  readonly body: TemplateBody
  /** Of the state that it is for; null where it is for all. */
  readonly laws: readonly LawRow[] | null
  readonly look: DocumentBrand
  readonly date: string
}

/** A template as its paper will look, with the names of what is filled in later in the place of it. */
export function writePreview({ name, body, laws, look, date }: Previewed): { frame: PdfFrame; paper: AgreementPaper } {
  return {
    frame: {
      language: 'en',
      title: name,
      author: '',
      date,
      brand: look.brand,
      footer: [look.footer ?? text.previewFooter],
      pageOf: text.pageOf({ page: '{page}', pages: '{pages}' }),
      stamp: null,
    },
    paper: {
      blocks: setBody(body, openFilling(laws)),
      words: { signature: text.signature, name: text.name, date: text.date },
    },
  }
}

function openFilling(laws: Previewed['laws']): Filling {
  let count = 0
  const id = () => `${(count += 1)}`
  return {
    merge: (name) => text.open({ what: mergeFieldLabel(name) }),
    answer: (question) => text.open({ what: question }),
    law: (topic) => {
      const rule = laws?.find((row) => row.topic === topic)
      if (laws === null) return { text: text.open({ what: text.lawOf({ topic: law.topics[topic] }) }), statute: null }
      return rule?.standing === 'set' ? { text: rule.says, statute: rule.statute } : null
    },
    field: ({ kind, options }) => [{ t: 'field', id: id(), kind, options }],
    signatures: (role) => [{ role, name: text.open({ what: text.name }), signature: id(), date: id() }],
  }
}
