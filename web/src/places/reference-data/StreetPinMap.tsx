import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { useCall } from '../../api/query.ts'
import { PinMap, type PinMapProps } from '../../ui/map/PinMap.tsx'

/** A map with the streets of this installation, on which a person places one pin. */
export function StreetPinMap(props: Omit<PinMapProps, 'streets'>) {
  const { data, isPending } = useCall(GetAppConfig, {})
  return <PinMap streets={{ styleUrl: data?.MapStyleUrl ?? null, isPending }} {...props} />
}
