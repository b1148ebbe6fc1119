// How much may come in: of one person, of one address, of each kind. Every process counts for itself.
import type { Config } from './config.ts';
import { Limits } from './limits.ts';
import type { Hub } from './ws/hub.ts';

type Given = Config['limits'];
type Rates = { readonly [K in Exclude<keyof Given, 'sockets'>]: Limits };

export class Door {
  private readonly rates: Rates;
  private readonly sockets: Given['sockets'];
  private readonly hub: Pick<Hub, 'socketsOf' | 'socketsFrom'>;

  constructor({ sockets, ...rates }: Given, hub: Pick<Hub, 'socketsOf' | 'socketsFrom'>) {
    this.rates = Object.fromEntries(Object.entries(rates).map(([name, rate]) => [name, new Limits(rate)])) as Rates;
    this.sockets = sockets;
    this.hub = hub;
  }

  mayAsk(address: string): boolean {
    return this.rates.address.take(address, Date.now());
  }

  mayAct(person: string): boolean {
    return this.rates.person.take(person, Date.now());
  }

  mayConnect(address: string): boolean {
    return this.rates.connect.take(address, Date.now());
  }

  maySignIn(who: string): boolean {
    return this.rates.signIn.take(who, Date.now());
  }

  mayTalk(person: string): boolean {
    return this.rates.talk.take(person, Date.now());
  }

  mayOpen(person: string, address: string): boolean {
    const now = Date.now();
    return this.rates.tables.take(person, now) && this.rates.tablesOfAddress.take(address, now);
  }

  mayImport(person: string, address: string): boolean {
    const now = Date.now();
    return this.rates.imports.take(person, now) && this.rates.importsOfAddress.take(address, now);
  }

  mayHoldSocket(person: string, address: string): boolean {
    return this.hub.socketsOf(person) < this.sockets.person && this.hub.socketsFrom(address) < this.sockets.address;
  }
}
