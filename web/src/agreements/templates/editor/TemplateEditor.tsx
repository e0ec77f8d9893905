import type { TemplateBody } from '@keystead/contract/agreements/templates/template-body.ts'
import type { RoleRead } from '@keystead/contract/agreements/templates/template.operations.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Atom, Attributes } from '../../../ui/rich-text/atom-kinds.ts'
import { RichTextField } from '../../../ui/rich-text/RichTextField.tsx'
import { textTools } from '../../../ui/rich-text/text-tools.ts'
import { type PlacedAtom, useRichText } from '../../../ui/rich-text/use-rich-text.ts'
import { AskDialog } from './AskDialog.tsx'
import { FieldDialog } from './FieldDialog.tsx'
import { insertTools, type OpenDialog } from './insert-tools.ts'
import { LAW_TOPIC_GROUPS, MERGE_FIELD_GROUPS } from './pick-groups.ts'
import { PickDialog } from './PickDialog.tsx'
import { lookOfAtom, TEMPLATE_TEXT } from './template-text.ts'
import { text } from './editor.text.ts'

export type TemplateEditorProps = {
  value: TemplateBody
  onChange: (body: TemplateBody) => void
  /** Who may be asked to sign and to fill in, and whom fields in the text can be for. */
  roles: readonly RoleRead[]
  error?: string
  label: string
  isReadOnly?: boolean
  /** Of the text itself, so that a summary of errors can lead to it. */
  id?: string
}

/** The text of a template as it is written: paragraphs, lists and tables, and what is filled in later. */
export function TemplateEditor({ value, onChange, roles, error, label, isReadOnly = false, id }: TemplateEditorProps) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const signers = roles.filter(({ Part }) => Part === 'signer').map(({ Name }) => Name)
  const editor = useRichText({
    richText: TEMPLATE_TEXT,
    value,
    // The same nodes, by the schema that the editor is given.
    onChange: (json) => onChange(json as TemplateBody),
    lookOfAtom: useLooks(signers),
    onOpenAtom: (atom) => setDialog({ kind: atom.type as 'ask' | 'field', atom }),
    isReadOnly,
  })
  useFocusAfter(dialog, editor.focus)

  function put(type: string, attributes: Attributes, atom: PlacedAtom | null) {
    if (atom) editor.change(atom, attributes)
    else editor.insert(type, attributes)
  }

  // On a phone the first tools are those in sight.
  const [history = [], ...others] = textTools(editor)
  const close = () => setDialog(null)
  return (
    <>
      <RichTextField
        editor={editor}
        label={label}
        toolsLabel={text.tools}
        tools={[history, insertTools(editor, signers, setDialog), ...others]}
        error={error}
        isReadOnly={isReadOnly}
        id={id}
      />
      {dialog?.kind === 'mergeField' && (
        <PickDialog
          title={text.insertMergeField}
          find={text.findMergeField}
          groups={MERGE_FIELD_GROUPS}
          onPick={(name) => put('mergeField', { name }, null)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'lawClause' && (
        <PickDialog
          title={text.insertLawClause}
          find={text.findTopic}
          groups={LAW_TOPIC_GROUPS}
          onPick={(topic) => put('lawClause', { topic }, null)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'ask' && (
        <AskDialog
          attributes={dialog.atom?.attributes ?? null}
          onSave={(attributes) => put('ask', attributes, dialog.atom)}
          onClose={close}
        />
      )}
      {dialog?.kind === 'field' && (
        <FieldDialog
          attributes={dialog.atom?.attributes ?? null}
          roles={signers}
          onSave={(attributes) => put('field', attributes, dialog.atom)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Another function only where others sign: it draws all atoms again. */
function useLooks(signers: readonly string[]) {
  const names = JSON.stringify(signers)
  return useCallback((atom: Atom) => lookOfAtom(atom, JSON.parse(names) as string[]), [names])
}

/** After a dialog one goes on writing, also where a menu opened it. */
function useFocusAfter(dialog: OpenDialog | null, focus: () => void) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && dialog === null) focus()
    wasOpen.current = dialog !== null
  }, [dialog, focus])
}
