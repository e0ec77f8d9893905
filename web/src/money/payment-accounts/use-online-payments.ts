import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { useCall } from '../../api/query.ts'
import { FOR_THE_WEB } from '../../places/reference-data/app-config.ts'

/** Whether people can be paid online here, and whether it is only tried out. Null until it is known. */
export function useOnlinePayments(): { isOn: boolean; isSandbox: boolean } | null {
  const { data } = useCall(GetAppConfig, FOR_THE_WEB)
  return data ? { isOn: data.Payments !== null, isSandbox: data.Payments?.IsSandbox ?? false } : null
}
