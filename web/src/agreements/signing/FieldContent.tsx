import type { PaperField } from '@keystead/contract/agreements/agreements/agreement.schemas.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CheckIcon } from '../../ui/icons.ts'
import { text } from './paper.text.ts'
import { SignatureMark } from './SignatureView.tsx'
import { isFilled, type SigningDraft, wireValue } from './signing-draft.ts'

/** What stands in a field of the reader by now; its label while nothing does, where there is room for one. */
export function OwnContent({ field, draft, isOnPage = false }: { field: PaperField; draft: SigningDraft; isOnPage?: boolean }) {
  const signature = field.Kind === 'signature' ? draft.Signature : field.Kind === 'initials' ? draft.Initials : null
  if (signature) return <SignatureMark signature={signature} />
  if (!isFilled(field, draft)) return isOnPage && field.Kind === 'checkbox' ? null : <>{field.Label}</>
  if (field.Kind !== 'checkbox') return <bdi>{wireValue(draft.Values[field.FieldId])}</bdi>
  return (
    <>
      <Icon of={CheckIcon} size="sm" />
      {!isOnPage && field.Label}
    </>
  )
}

/** What another one has filled in; null while they have not. */
export function othersValue({ Kind, Value }: Pick<PaperField, 'Kind' | 'Value'>): string | null {
  if (Value === null || Value === '') return null
  if (Kind === 'signature') return text.signed
  if (Kind === 'initials') return text.initialed
  return Kind === 'checkbox' ? text.checked : Value
}

/** The words for a field of the reader, for those who do not see it. */
export function nameOfOwn(field: PaperField, draft: SigningDraft): string {
  const { Label } = field
  return isFilled(field, draft) ? text.ownFilled({ label: Label, value: saidOf(field, draft) }) : text.ownField({ label: Label })
}

function saidOf({ Kind, FieldId }: PaperField, { Values, Signature, Initials }: SigningDraft): string {
  if (Kind === 'signature') return Signature?.Kind === 'typed' ? Signature.Text : text.signed
  if (Kind === 'initials') return Initials?.Kind === 'typed' ? Initials.Text : text.initialed
  return Kind === 'checkbox' ? text.checked : wireValue(Values[FieldId])
}
