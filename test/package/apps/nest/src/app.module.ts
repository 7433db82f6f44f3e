import { Controller, Get, Module } from '@nestjs/common';

@Controller()
export class HubController {
  @Get()
  greet(): string {
    return 'hub';
  }
}

@Module({ controllers: [HubController] })
export class AppModule {}
