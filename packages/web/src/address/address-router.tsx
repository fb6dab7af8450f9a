import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { Router } from 'wouter';
import {
  type Address,
  type AddressSource,
  memoryAddress,
  type NavigateOptions,
} from './address-source.ts';

type Shown = Readonly<{
  address: Address;
  navigate: (to: string, options?: NavigateOptions) => void;
}>;

const ShownAddress = createContext<Shown>({
  address: { ...memoryAddress('/').read(), isStep: true },
  navigate: () => undefined,
});

/** Returns the address that is shown. */
export function useAddress(): Address {
  return useContext(ShownAddress).address;
}

/** Returns the function that changes the address. It is always the same function. */
export function useNavigate(): Shown['navigate'] {
  return useContext(ShownAddress).navigate;
}

/**
 * Shows the screens for a source's addresses. It renders a new address as a transition, so that the press that led to
 * it is painted first. The router's own hook would delay that.
 */
export function AddressRouter({
  source,
  children,
}: Readonly<{ source: AddressSource; children: ReactNode }>) {
  const [address, setAddress] = useState<Address>(() => ({ ...source.read(), isStep: true }));
  const navigate = useMemo<Shown['navigate']>(
    () =>
      (to, options = {}) => {
        source.write(to, options);
        startTransition(() => setAddress({ ...source.read(), isStep: false }));
      },
    [source],
  );
  useEffect(
    () =>
      source.onStep(() => startTransition(() => setAddress({ ...source.read(), isStep: true }))),
    [source],
  );
  const shown = useMemo(() => ({ address, navigate }), [address, navigate]);
  return (
    <ShownAddress value={shown}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
    </ShownAddress>
  );
}

function useShownPath(): [string, Shown['navigate']] {
  const { address, navigate } = useContext(ShownAddress);
  return [address.pathname, navigate];
}

function useShownSearch(): string {
  return useAddress().search;
}
