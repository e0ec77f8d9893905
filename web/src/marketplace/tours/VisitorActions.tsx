import type { Tour } from '@keystead/contract/marketplace/tours/tour.operations.ts'
import { tourCan } from '@keystead/contract/marketplace/tours/tour.values.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { CalendarButton } from './CalendarButton.tsx'
import { text } from './tours.text.ts'

type VisitorActionsProps = { tour: Tour; accept: () => Promise<unknown>; withdraw: () => Promise<unknown> }

/** What someone can do who has asked to see a home, signed in or with the link of an email. */
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
        <Button variant="primary" busy={busy} onClick={() => void act(accept, text.tourConfirmed)}>
          {text.acceptThisTime}
        </Button>
      )}
      {isConfirmed && <CalendarButton tour={tour} />}
      {canWithdraw && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {isConfirmed ? text.cancelTour : canAccept ? text.declineAndCancel : text.cancelRequest}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={isConfirmed ? text.withdrawTourTitle : text.withdrawRequestTitle}
        consequence={text.withdrawConsequence({ name: tour.With.Name })}
        confirmText={isConfirmed ? text.cancelTour : text.cancelRequest}
        cancelText={text.keepIt}
        busy={busy}
        onConfirm={() => void act(withdraw, text.withdrawn)}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
