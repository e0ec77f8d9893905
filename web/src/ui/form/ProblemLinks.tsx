import { use, type MouseEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlId, type FieldProblem, type NamedLists, partOf } from './form-errors.ts'
import { FormId } from './form-id.ts'
import { text } from './form.text.ts'

type ProblemLinksProps = {
  problems: readonly FieldProblem[]
  lists: NamedLists
  /** The field is on no part of the page that is open. */
  onHiddenField?: (path: string) => void
}

/** What is wrong in a form, each with a link to its field. */
export function ProblemLinks({ problems, lists, onHiddenField }: ProblemLinksProps) {
  const formId = use(FormId)
  const { getValues } = useFormContext()

  function countOf(list: string): number {
    const items: unknown = getValues(list)
    return Array.isArray(items) ? items.length : 0
  }

  function goToField(event: MouseEvent, id: string, path: string) {
    event.preventDefault()
    const target = document.getElementById(id)
    if (!target) return onHiddenField?.(path)
    for (let fold = foldAround(target); fold !== null; fold = foldAround(fold)) fold.open = true
    target.focus()
    target.scrollIntoView({ block: 'center' })
  }

  return (
    <ul>
      {problems.map(({ path, message }) => {
        const id = controlId(formId, path)
        const part = partOf(path, lists, countOf)
        return (
          <li key={path}>
            <a href={`#${id}`} onClick={(event) => goToField(event, id, path)}>
              {part === null ? message : text.inPart({ part, problem: message })}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The closed fold that hides a control, if there is one. */
function foldAround(element: HTMLElement): HTMLDetailsElement | null {
  return element.closest<HTMLDetailsElement>('details:not([open])')
}
