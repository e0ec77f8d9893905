import { ApplicationChanged, GetApplicationDetails } from '@keystead/contract/applications/applications/application.operations.ts'
import { useState } from 'react'
import { asCallFailure } from '../../api/failure.ts'
import { call } from '../../api/call.ts'

/**
 * The version of an application that was on the screen when a window over it was opened. Where it was changed meanwhile, that is said once,
 * with the page behind the window as it is now; sent again, it is what was read then.
 */
export function useVersion(applicationId: string, read: number): <Answer>(send: (version: number) => Promise<Answer>) => Promise<Answer> {
  const [version, setVersion] = useState(read)
  return async (send) => {
    try {
      return await send(version)
    } catch (error) {
      if (asCallFailure(error).is(ApplicationChanged))
        setVersion((await call(GetApplicationDetails, { ApplicationId: applicationId })).Version)
      throw error
    }
  }
}
