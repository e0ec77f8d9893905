import type { PaymentFields } from '@keystead/contract/money/payments/payment.schemas.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { asCallFailure, type CallFailure } from '../../api/failure.ts'

type Fields = z.infer<typeof PaymentFields>
type Opened = { readonly fields: Fields | null; readonly failure: CallFailure | null }
const NONE: Opened = { fields: null, failure: null }

/** Fields of the payment provider for one try to pay: each try gets new ones. */
export function useOpenedFields(open: () => Promise<Fields>): Opened & { reload: () => void } {
  const [turn, setTurn] = useState(0)
  const [opened, setOpened] = useState<Opened & { readonly turn: number }>({ ...NONE, turn })
  const openNow = useEffectEvent(open)
  useEffect(() => {
    let isOver = false
    openNow().then(
      (fields) => !isOver && setOpened({ fields, failure: null, turn }),
      (error: unknown) => !isOver && setOpened({ fields: null, failure: asCallFailure(error), turn }),
    )
    return () => {
      isOver = true
    }
  }, [turn])
  const { fields, failure } = opened.turn === turn ? opened : NONE
  return { fields, failure, reload: () => setTurn(turn + 1) }
}
