import { GetAppConfig } from '@keystead/contract/places/reference-data/reference-data.operations.ts'
import { useCall } from '../../api/query.ts'
import { MapView, type MapViewProps } from '../../ui/map/MapView.tsx'
import { FOR_THE_WEB } from './app-config.ts'

/** A map with the streets of this installation. */
export function StreetMap(props: Omit<MapViewProps, 'streets'>) {
  const { data, isPending } = useCall(GetAppConfig, FOR_THE_WEB)
  return <MapView streets={{ styleUrl: data?.MapStyleUrl ?? null, isPending }} {...props} />
}
