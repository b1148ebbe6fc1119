// How much may come in: of one person, of one address, of each kind. Every process counts for itself.
import type { Config } from './config.ts';
import { Limits } from './limits.ts';
import type { Hub } from './ws/hub.ts';

type Given = Config['limits'];
type Rates = { readonly [K in Exclude<keyof Given, 'sockets' | 'chairs'>]: Limits };

export class Door {
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

  maySignIn(who: string): boolean {
    return this.rates.signIn.take(who);
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

  maySit(person: string, address: string): boolean {
    return this.rates.sit.take(person) && this.rates.sitOfAddress.take(address);
  }

  /** False: this socket has been told too often that it says too much. */
  mayGoOn(socket: string): boolean {
    return this.rates.refusals.take(socket);
  }

  mayHoldSocket(person: string, address: string): boolean {
    return this.hub.socketsOf(person) < this.sockets.person && this.hub.socketsFrom(address) < this.sockets.address;
  }
}
