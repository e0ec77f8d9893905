import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { tourCan } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { CalendarButton } from './CalendarButton.tsx'

type VisitorActionsProps = { tour: Tour; accept: () => Promise<unknown>; withdraw: () => Promise<unknown> }

/** What somebody can do who has asked to see a home, signed in or with the link of an email. */
export function VisitorActions({ tour, accept, withdraw }: VisitorActionsProps) {
  const [busy, setBusy] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const canAccept = tourCan('accept', 'visitor', tour)
  const canWithdraw = tourCan('cancel', 'visitor', tour)
  if (!canAccept && !canWithdraw) return null

  async function act(step: () => Promise<unknown>, said: string) {
    setBusy(true)
    try {
      await step()
      toast.success(said)
    } catch (error) {
      toast.error(asCallFailure(error).message)
    } finally {
      setBusy(false)
      setIsAsking(false)
    }
  }

  const isConfirmed = tour.State === 'Confirmed'
  return (
    <>
      {canAccept && (
        <Button variant="primary" busy={busy} onClick={() => void act(accept, 'The tour is confirmed.')}>
          Accept this time
        </Button>
      )}
      {isConfirmed && <CalendarButton tour={tour} />}
      {canWithdraw && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {isConfirmed ? 'Cancel tour' : canAccept ? 'Decline and cancel' : 'Cancel request'}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={isConfirmed ? 'Cancel the tour?' : 'Cancel the request?'}
        consequence={`${tour.With.Name} is told at once. If you change your mind, you can ask for another time.`}
        confirmText={isConfirmed ? 'Cancel tour' : 'Cancel request'}
        cancelText="Keep it"
        busy={busy}
        onConfirm={() => void act(withdraw, 'It is canceled.')}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
