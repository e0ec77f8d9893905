import type { UserAssetDetails } from '@keystead/contract/properties/properties/property.schemas.ts'
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { text } from './units.text.ts'

type Address = { Address1: string | null; City: string | null; StateId: number | null; Zip: string | null }

export type UnitsMove = {
  /** Whether units go along to the new address of their building. Asks only where it has units and its address has changed. */
  ask(building: UserAssetDetails, address: Address): Promise<boolean>
  dialog: ReactNode
}

/** The question that comes with a new address of a building. */
export function useUnitsMove(): UnitsMove {
  const [question, setQuestion] = useState<{ count: number; answer: (moves: boolean) => void } | null>(null)

  function answer(moves: boolean) {
    question?.answer(moves)
    setQuestion(null)
  }

  return {
    async ask(building, address) {
      const { Units } = building
      if (!Units || !hasMoved(building, address)) return false
      return new Promise((resolve) => setQuestion({ count: Units.Count, answer: resolve }))
    },
    dialog: (
      <ConfirmDialog
        open={question !== null}
        title={text.moveTitle}
        consequence={text.moveConsequence({ count: question?.count ?? 0 })}
        confirmText={text.moveUnits}
        cancelText={text.moveBuilding}
        tone="normal"
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      />
    ),
  }
}

function hasMoved(before: Address, after: Address): boolean {
  return (['Address1', 'City', 'StateId', 'Zip'] as const).some((field) => (before[field] ?? '') !== (after[field] ?? ''))
}
