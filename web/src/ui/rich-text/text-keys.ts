import { baseKeymap, chainCommands } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { splitListItem } from 'prosemirror-schema-list'
import { Plugin } from 'prosemirror-state'
import { tableEditing } from 'prosemirror-tables'
import { leaveBlock, pressBelow } from './edges.ts'
import { leaveChip, typeBehindAtom } from './insert-commands.ts'
import { keepsLimits } from './limits.ts'
import { cleanPastedHtml } from './pasted-html.ts'
import type { RichText } from './rich-text.ts'
import { breakLine, indent, markText, outdent, setLevel, toggleList } from './text-commands.ts'

export { redo, undo }

/** What a text does by itself: keys, history, tables, limits, what is pasted. */
export function pluginsOf(richText: RichText): Plugin[] {
  const { schema, limits } = richText
  return [
    keymap({
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': markText('bold'),
      'Mod-i': markText('italic'),
      'Mod-u': markText('underline'),
      'Mod-Alt-0': setLevel(0),
      'Mod-Alt-1': setLevel(1),
      'Mod-Alt-2': setLevel(2),
      'Mod-Alt-3': setLevel(3),
      'Shift-Mod-7': toggleList('orderedList'),
      'Shift-Mod-8': toggleList('bulletList'),
      'Shift-Enter': breakLine,
      Enter: chainCommands(leaveChip, splitListItem(schema.nodes['listItem']!)),
      // Elsewhere, and where a list goes no further, Tab leads out of the editor.
      Tab: indent(richText),
      'Shift-Tab': outdent,
      ArrowDown: leaveBlock('down'),
      ArrowUp: leaveBlock('up'),
    }),
    keymap(baseKeymap),
    tableEditing(),
    keepsLimits(limits),
    history(),
    new Plugin({
      props: {
        transformPastedHTML: cleanPastedHtml,
        handleTextInput: (view, _from, _to, text) => typeBehindAtom(text)(view.state, view.dispatch),
        handleDOMEvents: { mousedown: pressBelow },
      },
    }),
  ]
}
