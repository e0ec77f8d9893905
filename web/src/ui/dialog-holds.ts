import { createContext, useContext, useEffect, useId } from 'react'

/** Why a dialog does not just close: something was typed in it, or is being sent. */
type Hold = 'typed' | 'sending'
export type Holds = Map<string, Hold>

/** What holds the dialog around, by who holds it; null outside of dialogs. */
export const DialogHolds = createContext<Holds | null>(null)

/** Keeps the dialog around from closing as it is. */
export function useDialogHold(hold: Hold | null): void {
  const holds = useContext(DialogHolds)
  const id = useId()
  useEffect(() => {
    if (!holds || !hold) return undefined
    holds.set(id, hold)
    return () => void holds.delete(id)
  }, [holds, hold, id])
}
