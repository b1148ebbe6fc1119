// Rate limits per person, per address, and per kind of request. Every process counts for itself.
import type { Config } from './config.ts';
import { Limits } from './limits.ts';
import type { Hub } from './ws/hub.ts';

type Given = Config['limits'];
type Rates = { readonly [K in Exclude<keyof Given, 'sockets' | 'chairs'>]: Limits };

export class RateLimiter {
  private readonly rates: Rates;
  private readonly sockets: Given['sockets'];
  private readonly hub: Pick<Hub, 'socketsOf' | 'socketsFrom'>;

  constructor({ sockets, chairs: _, ...rates }: Given, hub: Pick<Hub, 'socketsOf' | 'socketsFrom'>) {
    this.rates = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, new Limits(rate)])) as Rates;
    this.sockets = sockets;
    this.hub = hub;
  }

  mayAsk(address: string): boolean {
    return this.rates.address.take(address);
  }

  mayAct(person: string): boolean {
    return this.rates.person.take(person);
  }

  mayConnect(address: string): boolean {
    return this.rates.connect.take(address);
  }

  /**
   * A device on which somebody has signed in to this login before has attempts of its own, which nobody else can use
   * up. Other devices share the attempts of their address, and together have few attempts per login, so that nobody can
   * guess its password.
   */
  maySignIn(login: string, address: string, knownDevice: string | null): boolean {
    if (knownDevice !== null) return this.rates.signInOfDevice.take(knownDevice);
    if (!this.rates.signIn.take(address) || !this.rates.signInHere.take(`${login} ${address}`)) return false;
    return this.rates.signInOfLogin.take(login);
  }

  /** The password was right, so it does not count as a guess. */
  hasSignedIn(login: string): void {
    this.rates.signInOfLogin.give(login);
  }

  mayTryPasskey(address: string): boolean {
    return this.rates.signIn.take(`passkey ${address}`);
  }

  mayProve(person: string): boolean {
    return this.rates.signInOfDevice.take(`person ${person}`);
  }

  mayTalk(person: string): boolean {
    return this.rates.talk.take(person);
  }

  mayOpen(person: string, address: string): boolean {
    return this.rates.tables.take(person) && this.rates.tablesOfAddress.take(address);
  }

  mayImport(person: string, address: string): boolean {
    return this.rates.imports.take(person) && this.rates.importsOfAddress.take(address);
  }

  mayKeep(person: string): boolean {
    return this.rates.editions.take(person);
  }

  mayChangeNotices(person: string, address: string): boolean {
    return this.rates.notices.take(person) && this.rates.noticesOfAddress.take(address);
  }

  mayRename(person: string): boolean {
    return this.rates.names.take(person);
  }

  maySit(person: string, address: string): boolean {
    return this.rates.sit.take(person) && this.rates.sitOfAddress.take(address);
  }

  /** False: this socket has ignored too many refusals. */
  mayGoOn(socket: string): boolean {
    return this.rates.refusals.take(socket);
  }

  mayHoldSocket(person: string, address: string): boolean {
    return this.hub.socketsOf(person) < this.sockets.person && this.hub.socketsFrom(address) < this.sockets.address;
  }
}
