import { GavelIcon, HelpIcon, InvoiceItemIcon, PencilIcon, PlusIcon } from '../../../ui/icons.ts'
import { FieldIcon, PageBreakIcon, SignatureIcon } from '../../../ui/rich-text/icons.ts'
import type { MenuEntry } from '../../../ui/Menu.tsx'
import type { Tool } from '../../../ui/rich-text/Toolbar.tsx'
import type { PlacedAtom, RichTextEditor } from '../../../ui/rich-text/use-rich-text.ts'
import { TEMPLATE_TEXT } from './template-text.ts'
import { text } from './editor.text.ts'

/** What is asked for before a piece is put into the text, or changed there. */
export type OpenDialog =
  | { kind: 'mergeField' | 'lawClause' }
  /** `atom` is null for one that is new. */
  | { kind: 'ask' | 'field'; atom: PlacedAtom | null }

export const isOpenable = (atom: PlacedAtom | null) => atom !== null && TEMPLATE_TEXT.kinds.get(atom.type)?.isEditable === true

/** What only texts of agreements have. */
export function insertTools(editor: RichTextEditor, signers: readonly string[], open: (dialog: OpenDialog) => void): readonly Tool[] {
  const { selected } = editor
  return [
    { key: 'insert', label: text.insert, icon: PlusIcon, word: text.insert, entries: insertEntries(editor, signers, open) },
    {
      key: 'change',
      label: text.change,
      icon: PencilIcon,
      isDisabled: !isOpenable(selected),
      onPress: () => {
        if (selected) editor.open(selected)
      },
    },
  ]
}

function insertEntries(editor: RichTextEditor, signers: readonly string[], open: (dialog: OpenDialog) => void): readonly MenuEntry[] {
  const withoutSigner = signers.length === 0 ? text.noSigner : null
  const signatures: readonly MenuEntry[] = withoutSigner
    ? [{ text: text.noSignature, icon: SignatureIcon, disabledReason: withoutSigner, onSelect: () => {} }]
    : signers.map((role) => ({
        text: text.signatureBlock({ role }),
        icon: SignatureIcon,
        onSelect: () => editor.insert('signatureBlock', { role }),
      }))
  return [
    { text: text.mergeField, detail: text.mergeFieldHelp, icon: InvoiceItemIcon, onSelect: () => open({ kind: 'mergeField' }) },
    { text: text.ask, detail: text.askHelp, icon: HelpIcon, onSelect: () => open({ kind: 'ask', atom: null }) },
    {
      text: text.field,
      detail: text.fieldHelp,
      icon: FieldIcon,
      disabledReason: withoutSigner,
      onSelect: () => open({ kind: 'field', atom: null }),
    },
    { text: text.lawClause, detail: text.lawClauseHelp, icon: GavelIcon, onSelect: () => open({ kind: 'lawClause' }) },
    { group: text.signatures, entries: signatures },
    { separator: true },
    { text: text.pageBreak, icon: PageBreakIcon, onSelect: () => editor.insert('pageBreak', {}) },
  ]
}
