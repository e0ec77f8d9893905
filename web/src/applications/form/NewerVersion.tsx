import { type ComponentProps, useRef } from 'react'
import { ChangedMeanwhile } from '../../ui/form/ChangedMeanwhile.tsx'
import { useFocusHandedOn } from '../../ui/use-focus-handed-on.ts'

/** What another device has saved, beside what is typed here; it goes with the button that decides. */
export function NewerVersion(props: ComponentProps<typeof ChangedMeanwhile>) {
  const part = useRef<HTMLDivElement>(null)
  useFocusHandedOn(part)
  return (
    <div ref={part}>
      <ChangedMeanwhile {...props} />
    </div>
  )
}
