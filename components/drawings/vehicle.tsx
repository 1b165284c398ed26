import { type VehicleName, vehicles } from '@/lib/drawings/vehicles';

/** A vehicle from the side. Decoration only: it holds no text. */
export function Vehicle({ name }: { name: VehicleName }) {
  return <i className={`vehicle at-${vehicles.indexOf(name)}`} />;
}
