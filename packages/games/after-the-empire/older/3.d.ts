import type { AnyModule } from '@boardwright/engine';

declare const module: AnyModule;
export default module;
